import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSitemapIndexResponse } from '~/features/sitemap/index.server'

export const loader = (args: LoaderFunctionArgs) => loadSitemapIndexResponse(args)
