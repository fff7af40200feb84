import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadRankingJson } from '~/features/ranking/index.server'

export const loader = (args: LoaderFunctionArgs) => loadRankingJson(args)
