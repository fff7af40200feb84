import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadFeedResponse } from '~/features/search/feed/feed-response.server'

export const loader = (args: LoaderFunctionArgs) => loadFeedResponse(args, 'atom')
