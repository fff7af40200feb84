import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerSitemapIndex } from '../../features/sitemap/index.server'

export const loader = (args: LoaderFunctionArgs) => answerSitemapIndex(args)
