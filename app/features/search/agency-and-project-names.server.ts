import type { SearchFilters } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { brokerByKey } from '~/upstream/companies.server'
import { projectByKey } from '~/upstream/projects.server'

/** More of them nobody chooses; theirs are told by number. */
const MAX_NAMED = 5

export interface NamedEntity {
  id: number
  name: string
}

/** The names of the brokers and projects that a search is narrowed to; who cannot be had is told by number. */
export async function loadAgencyAndProjectNames(
  visitor: Visitor,
  { lists }: SearchFilters,
): Promise<{ agencies: NamedEntity[]; projects: NamedEntity[] }> {
  // Kept like other names: a search is no look at their pages, which are counted.
  const [agencies, projects] = await Promise.all([
    loadNames(lists.agencies, (id) =>
      visitor.optional('agency', visitor.cachedCall(brokerByKey(String(id)))),
    ),
    loadNames(lists.projects, (id) =>
      visitor.optional('project', visitor.cachedCall(projectByKey(String(id)))),
    ),
  ])
  return { agencies, projects }
}

async function loadNames(
  ids: readonly number[] = [],
  find: (id: number) => Promise<NamedEntity | undefined>,
) {
  const found = await Promise.all(ids.slice(0, MAX_NAMED).map(find))
  return found.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []))
}
