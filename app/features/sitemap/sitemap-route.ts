import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemapResponse } from './sitemap-response.server'

export const loader = (args: LoaderFunctionArgs) => loadSitemapResponse(args)
