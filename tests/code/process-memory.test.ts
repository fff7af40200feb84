import { describe, expect, test } from 'vitest'
import { listSources, readSource } from './import-graph'

/** Collections that live as long as the process, by file, and the limit of their entries and keys. */
const BOUNDED: Readonly<Record<string, string>> = {
  'app/features/statement-drafts/private-folder.server.ts': 'one folder of the settings',
  'app/features/statement-drafts/take-photo-part.server.ts': 'requests that are running; keys are digests',
  'app/i18n/format.ts': 'formats that the code names',
  'app/i18n/i18n.server.ts': 'three languages',
  'app/map/drawing/text-width.ts': 'letters of names on the map',
  'app/page/page-caching.ts': 'one request; parameters that the code reads',
  'app/upstream/upstream-client.server.ts': 'APIs of the settings',
  'backend/estimate/model/comparables.ts': 'statements',
  'backend/geocoding/street-vocabulary.ts': 'words of the names of streets',
  'backend/locations/text-filters/word-meanings.ts': 'words that the code lists',
  'backend/platform/auth/in-account-transaction.ts': 'accounts with a running transaction',
  'backend/platform/http/monotonic-store.ts': 'a maximum of networks, whose names are short',
  'backend/search/memory/cell-index.ts': 'cells of the map',
  'backend/search/memory/column-store.ts': 'fields of the store',
  'backend/search/memory/flag-bitmaps.ts': 'bits of a field',
  'backend/search/memory/promoted-groups.ts': 'groups of promoted statements',
  'backend/search/memory/range-bitmaps.ts': 'fields of the store',
  'backend/search/memory/text-index.ts': 'words of statements',
  'backend/search/memory/value-bitmaps.ts': 'fields of the store',
  'backend/statements/card-cache.ts': 'reads that are running',
  'backend/walking/area-worker.ts': 'cities with a walking network',
  'contract/multipart-reader.ts': 'one request; fields that the form declares',
  'contract/number-format.ts': 'formats that the code names',
  'server/speed/page-queue/page-queue.ts': 'requests that are waiting',
}

/** Caches that limit only their entries, by file, and the limit of their keys. */
const SHORT_KEYS: Readonly<Record<string, string>> = {
  'app/features/layout/cached-layout.tsx': 'layouts of our APIs',
  'app/features/layout/nav-items.ts': 'links of our APIs',
  'app/i18n/i18n.server.ts': 'a maximum length',
  'app/session/sent-answers.ts': 'digests',
  'app/upstream/reference-cache.server.ts': 'two hundred addresses of a request line',
  'backend/content/search-counter.ts': 'addresses of our content',
  'backend/demo/sandbox/support/routes.ts': 'tokens of 24 letters',
  'backend/locations/city-tree.ts': 'names of streets',
  'backend/locations/text-filters/interpret-text.ts': 'two hundred texts of a request line',
  'backend/search/memory/memory-search.ts': 'a maximum length',
  'backend/search/memory/range-bitmaps.ts': 'numbers',
  'backend/search/sql/cached-counts.ts': 'digests',
  'backend/search/suggestions/suggest.ts': 'a maximum length',
  'backend/statements/heading.ts': 'names of places',
  'backend/walking/walking-areas.ts': 'coordinates',
  'server/speed/remix-build/narrow-build.ts': 'words of the route table',
}

const COLLECTION =
  /^(?:export )?(?:const|let) \w+(?: *: *[^=\n]+)? = new (?:Map|Set)<[^(\n]*>\(\)|^ {2}(?:readonly )?#\w+ = new (?:Map|Set)<[^(\n]*>\(\)/m
const COUNTED_CACHE = /new LRUCache(?:<.*>)?\(\{\s*max:/

const sources = ['app', 'backend', 'contract', 'server']
  .flatMap(listSources)
  .filter((file) => !/^app\/enhance\/|^app\/features\/map\/live\/|^backend\/demo\/seed\//.test(file))

const listMatching = (pattern: RegExp) => sources.filter((file) => pattern.test(readSource(file))).toSorted()

describe('memory of the process', () => {
  test('every collection that outlives a request has a limit that is listed here', () => {
    expect(listMatching(COLLECTION)).toEqual(Object.keys(BOUNDED).toSorted())
  })

  test('every cache that limits only its entries has a limit of its keys that is listed here', () => {
    expect(listMatching(COUNTED_CACHE)).toEqual(Object.keys(SHORT_KEYS).toSorted())
  })
})
