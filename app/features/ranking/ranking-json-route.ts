import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadRankingJson } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadRankingJson(args)
