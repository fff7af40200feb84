import type { Backend } from '~backend/main'
import type { UpstreamServices } from '../upstream-services'
import { PageCache } from './page-cache'
import { ShownVersions } from './shown-versions'

/** Where our own backend tells what has changed, pages are kept until then. */
export function createPageCache(
  { upstream, referenceCache }: Pick<UpstreamServices, 'upstream' | 'referenceCache'>,
  backend: Pick<Backend, 'readShownChanges'> | undefined,
): PageCache {
  const countChanges = () => upstream.changes
  if (!backend) return new PageCache({ countChanges, versions: undefined })
  const versions = new ShownVersions({
    read: backend.readShownChanges,
    countChanges,
    onContentChange() {
      referenceCache.clear()
      cache.clear()
    },
  })
  const cache = new PageCache({ countChanges, versions })
  return cache
}
