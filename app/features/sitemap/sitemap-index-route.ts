import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemapIndexResponse } from './sitemap-response.server'

export const loader = (args: LoaderFunctionArgs) => loadSitemapIndexResponse(args)
