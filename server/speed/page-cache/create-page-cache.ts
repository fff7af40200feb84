import type { UpstreamClient } from '~/upstream/upstream-client.server'
import type { GetOrigin } from '../../request-origin'
import type { ShownVersions } from '../../shown-versions'
import { PageCache } from './page-cache'

interface PageCacheSources {
  upstream: Pick<UpstreamClient, 'changes'>
  versions: ShownVersions | undefined
  getOrigin: GetOrigin
}

/** Creates a cache. If our own backend reports changes, pages are cached until they change. */
export function createPageCache({ upstream, versions, getOrigin }: PageCacheSources): PageCache {
  const cache = new PageCache({ countChanges: () => upstream.changes, versions, getOrigin })
  versions?.whenContentChanges(() => cache.clear())
  return cache
}
