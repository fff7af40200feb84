import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import companyStyles from '~/features/companies/companies.css?url'
import { projectAction } from '~/features/companies/company/action.server'
import { loadProject } from '~/features/companies/project/loader.server'
import { projectMeta } from '~/features/companies/project/project-meta'
import { ProjectView } from '~/features/companies/project/project-view'
import { requireKeyParam } from '~/features/companies/require-key.server'
import { pageAction } from '~/features/dialogs/index.server'
import { PROJECTS_PATH } from '~/features/statement-owner'

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
