import type { SearchFilters } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { brokerByKey } from '~/upstream/companies.server'
import { projectByKey } from '~/upstream/projects.server'
import { toReaderName } from '~contract/values/reader-name'

/** Maximum number of names; further ones are shown by id. */
const MAX_NAMED = 5

export interface NamedEntity {
  id: number
  name: string
}

/** Loads the names of brokers and projects in the filters; unavailable ones are shown by id. */
export async function loadAgencyAndProjectNames(
  visitor: Visitor,
  { lists }: SearchFilters,
): Promise<{ agencies: NamedEntity[]; projects: NamedEntity[] }> {
  // Cached names: fetching their pages would count as visits.
  const [agencies, projects] = await Promise.all([
    loadNames(lists.agencies, (id) =>
      visitor.optional('agency', visitor.cachedCall(brokerByKey(String(id)))),
    ),
    loadNames(lists.projects, (id) =>
      visitor.optional('project', visitor.cachedCall(projectByKey(String(id)))),
    ),
  ])
  return {
    agencies: agencies.map(({ id, name }) => ({ id, name: toReaderName(name, visitor.language) })),
    projects,
  }
}

async function loadNames(
  ids: readonly number[] = [],
  find: (id: number) => Promise<NamedEntity | undefined>,
) {
  const found = await Promise.all(ids.slice(0, MAX_NAMED).map(find))
  return found.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []))
}
