import type { Visitor } from '../../http/visitor.server'
import { oneBroker } from '../../upstream/companies.server'
import { oneProject } from '../../upstream/projects.server'
import type { Criteria } from '../criteria'

/** More of them nobody chooses; theirs are told by number. */
const MOST = 5

export interface Named {
  id: number
  name: string
}

/** The names of the brokers and projects that a search is narrowed to; who cannot be had is told by number. */
export async function offerersOf(
  visitor: Visitor,
  { lists }: Criteria,
): Promise<{ agencies: Named[]; projects: Named[] }> {
  // Kept like other names: a search is no look at their pages, which are counted.
  const [agencies, projects] = await Promise.all([
    named(lists.agencies, (id) => visitor.optional('agency', visitor.reference(oneBroker(String(id))))),
    named(lists.projects, (id) => visitor.optional('project', visitor.reference(oneProject(String(id))))),
  ])
  return { agencies, projects }
}

async function named(ids: readonly number[] = [], find: (id: number) => Promise<Named | undefined>) {
  const found = await Promise.all(ids.slice(0, MOST).map(find))
  return found.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []))
}
