import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadQualityJson } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadQualityJson(args)
