import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFeed } from '../../features/search/feed.server'

export const loader = (args: LoaderFunctionArgs) => answerFeed(args, 'atom')
