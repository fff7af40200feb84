import type { Backend } from '~backend/main'
import type { GetOrigin } from '../request-origin'
import type { UpstreamServices } from '../upstream-services'
import { PageCache } from './page-cache'
import { ShownVersions } from './shown-versions'

/** Creates a cache. If our own backend reports changes, pages are cached until they change. */
export function createPageCache(
  { upstream, referenceCache }: Pick<UpstreamServices, 'upstream' | 'referenceCache'>,
  { backend, getOrigin }: { backend: Pick<Backend, 'readShownChanges'> | undefined; getOrigin: GetOrigin },
): PageCache {
  const countChanges = () => upstream.changes
  if (!backend) return new PageCache({ countChanges, versions: undefined, getOrigin })
  const versions = new ShownVersions({
    read: backend.readShownChanges,
    countChanges,
    onContentChange() {
      referenceCache.clear()
      cache.clear()
    },
  })
  const cache = new PageCache({ countChanges, versions, getOrigin })
  return cache
}
