import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemapResponse } from '~/features/sitemap/index.server'

export const loader = (args: LoaderFunctionArgs) => loadSitemapResponse(args)
