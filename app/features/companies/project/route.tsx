import type { LinksFunction, LoaderFunctionArgs, MetaDescriptor, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { PROJECTS_PATH } from '~/features/statement-owner'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import companyStyles from '../companies.css?url'
import { projectAction } from '../company/action.server'
import { listHref } from '../list-params'
import { requireKeyParam } from '../require-key.server'
import { toProjectStructuredData } from '../structured-data'
import { formatProjectPlace } from './format'
import { loadProject, type ProjectData } from './loader.server'
import { ProjectView } from './project-view'

/** Loads `/proeqti/{slug, uuid or id}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadProject(args, requireKeyParam(args, PROJECTS_PATH))
}

export const action = pageAction((args) => projectAction(args, args.params.id ?? ''))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = projectMeta

export default function Project() {
  return <ProjectView data={useLoaderData<typeof loader>()} />
}

interface MetaArgs {
  data: ProjectData | undefined
  matches: { id: string; data?: unknown }[]
}

const MAX_DESCRIPTION_LENGTH = 160

function projectMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
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
