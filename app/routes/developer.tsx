import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import companyStyles from '~/features/companies/companies.css?url'
import { developerAction } from '~/features/companies/company/action.server'
import { companyMeta } from '~/features/companies/company/company-meta'
import { DeveloperView } from '~/features/companies/company/developer-view'
import { loadDeveloper } from '~/features/companies/company/loader.server'
import { requireKeyParam } from '~/features/companies/require-key.server'
import { pageAction } from '~/features/dialogs/index.server'
import { DEVELOPERS_PATH } from '~/features/statement-owner'

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
