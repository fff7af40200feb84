import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { PROJECTS_PATH } from '~/features/statement-owner'
import companyStyles from '../companies.css?url'
import { projectAction } from '../company/action.server'
import { requireKeyParam } from '../require-key.server'
import { loadProject } from './loader.server'
import { projectMeta } from './project-meta'
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
