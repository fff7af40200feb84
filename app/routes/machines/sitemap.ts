import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerSitemap } from '../../features/sitemap/index.server'

export const loader = (args: LoaderFunctionArgs) => answerSitemap(args)
