import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta, rootOf } from '../../../http/page-meta'
import { projectForMachines } from '../structured-data'
import type { ProjectData } from './load.server'
import { projectPlace } from './words'

interface Arguments {
  data: ProjectData | undefined
  matches: { id: string; data?: unknown }[]
}

/** How much of the text search engines are given, in characters. */
const SNIPPET = 160

/** Name and place. */
export function projectMeta({ data, matches }: Arguments): MetaDescriptor[] {
  if (!data) return []
  const { project, path, mistake, list, picture } = data
  const root = rootOf(matches)
  const title = [project.name, projectPlace(project)].filter(Boolean).join(', ')
  const description = project.about?.slice(0, SNIPPET)
  const machines = root ? projectForMachines(project, { ...root, canonical: path, list }) : []
  return [
    ...pageMeta({ title, canonical: path, description, mistake, picture }, root),
    ...machines.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}
