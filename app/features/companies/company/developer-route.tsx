import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { DEVELOPERS_PATH } from '~/features/statement-owner'
import companyStyles from '../companies.css?url'
import { requireKeyParam } from '../require-key.server'
import { developerAction } from './action.server'
import { companyMeta } from './company-meta'
import { DeveloperView } from './developer-view'
import { loadDeveloper } from './loader.server'

/** Loads `/d/{id or slug}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadDeveloper(args, requireKeyParam(args, DEVELOPERS_PATH))
}

export const action = pageAction((args) => developerAction(args, args.params.id ?? ''))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export default function Developer() {
  return <DeveloperView data={useLoaderData<typeof loader>()} />
}
