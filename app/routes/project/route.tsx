import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PROJECTS_PATH } from '../../features/owner'
import { writeToProject } from '../../features/people/company/write.server'
import { keyOf } from '../../features/people/key.server'
import { loadProject } from '../../features/people/project/load.server'
import { projectMeta } from '../../features/people/project/project-meta'
import { ProjectView } from '../../features/people/project/project-view'
import peopleStyles from '../../styles/people.css?url'

/** `/proeqti/{slug, uuid or number}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadProject(args, keyOf(args, PROJECTS_PATH))
}

export const action = (args: ActionFunctionArgs) => writeToProject(args, args.params.id ?? '')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: peopleStyles }]

export const meta: MetaFunction<typeof loader> = projectMeta

export default function Project() {
  return <ProjectView data={useLoaderData<typeof loader>()} />
}
