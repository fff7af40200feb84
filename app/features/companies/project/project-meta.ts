import type { MetaDescriptor } from '@remix-run/node'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { listHref } from '../list-params'
import { toProjectStructuredData } from '../structured-data'
import { formatProjectPlace } from './format'
import type { ProjectData } from './loader.server'

interface MetaArgs {
  data: ProjectData | undefined
  matches: { id: string; data?: unknown }[]
}

const MAX_DESCRIPTION_LENGTH = 160

export function projectMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  if (!data) return []
  const { project, path, offered, listTitle, socialImage } = data
  const root = findPageContext(matches)
  const title = [project.name, formatProjectPlace(project)].filter(Boolean).join(', ')
  const description = project.about?.slice(0, MAX_DESCRIPTION_LENGTH)
  const structuredData = root ? toProjectStructuredData(project, { ...root, canonical: path, listTitle }) : []
  const canonical = listHref(path, { page: offered?.canonicalPage })
  return [
    ...createPageMeta({ title, canonical, description, socialImage }, root),
    ...structuredData.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}
