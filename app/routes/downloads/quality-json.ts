import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadQualityJson } from '~/features/quality/index.server'

export const loader = (args: LoaderFunctionArgs) => loadQualityJson(args)
