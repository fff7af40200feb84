import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DEVELOPERS_PATH } from '../../features/owner'
import { companyMeta } from '../../features/people/company/company-meta'
import { DeveloperView } from '../../features/people/company/developer-view'
import { loadDeveloper } from '../../features/people/company/load.server'
import { writeToDeveloper } from '../../features/people/company/write.server'
import { keyOf } from '../../features/people/key.server'
import peopleStyles from '../../styles/people.css?url'

/** `/d/{number or slug}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadDeveloper(args, keyOf(args, DEVELOPERS_PATH))
}

export const action = (args: ActionFunctionArgs) => writeToDeveloper(args, args.params.id ?? '')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: peopleStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export default function Developer() {
  return <DeveloperView data={useLoaderData<typeof loader>()} />
}
