import type { LoaderFunctionArgs } from '@remix-run/node'
import type { KnownCaller } from '~/features/call-request'
import { createOgImage } from '~/features/share/index.server'
import { brokerHref, developerHref } from '~/features/statement-owner'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import {
  brokerAgentPage,
  brokerByKey,
  type CompanyDetails,
  developerByKey,
} from '~/upstream/companies.server'
import { projectPage } from '~/upstream/projects.server'
import type { CompanyType } from '~contract/companies'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { listHref, parsePage } from '../list-params'
import { toCompanyShareImage } from '../share-images.server'
import { loadCompanyStatements } from '../statements/loader.server'

/** Page size; no developer has more projects. */
const PROJECTS_PER_PAGE = '60'

export async function loadBroker(args: LoaderFunctionArgs, key: string) {
  const { request, context } = args
  const visitor = getVisitor(args)
  const broker = await visitor.call(brokerByKey(key))
  const query = new URL(request.url).searchParams
  const tab = query.get('tab') === 'agents' ? ('agents' as const) : ('statements' as const)
  const page = parsePage(query)
  const [statements, agents] = await Promise.all([
    tab === 'statements' ? loadCompanyStatements(args, { users: [broker.id] }) : undefined,
    tab === 'agents'
      ? visitor.optional('agents', visitor.call(brokerAgentPage(broker.key, page)))
      : undefined,
  ])
  const path = brokerHref(broker.key, visitor.language)
  return {
    kind: 'broker' as const,
    language: visitor.language,
    company: broker,
    path,
    tab,
    page,
    offered: statements,
    agents,
    phones: readRevealedPhones(context),
    meta: await loadCompanyMeta(
      args,
      'broker',
      broker,
      tab === 'agents'
        ? listHref(path, { tab, page: agents?.rows.length ? page : 1 })
        : listHref(path, { page: statements?.canonicalPage }),
    ),
  }
}

export type BrokerData = Awaited<ReturnType<typeof loadBroker>>

export async function loadDeveloper(args: LoaderFunctionArgs, key: string) {
  const { context } = args
  const visitor = getVisitor(args)
  const developer = await visitor.call(developerByKey(key))
  const ofDeveloper = new URLSearchParams({ developers: String(developer.id), per_page: PROJECTS_PER_PAGE })
  const [projects, statements, caller] = await Promise.all([
    visitor.optional('projects', visitor.call(projectPage(ofDeveloper))),
    loadCompanyStatements(args, { users: [developer.id] }),
    loadKnownCaller(args),
  ])
  const path = developerHref(developer.key, visitor.language)
  return {
    kind: 'developer' as const,
    language: visitor.language,
    company: developer,
    path,
    projects: projects?.rows,
    offered: statements,
    caller,
    phones: readRevealedPhones(context),
    meta: await loadCompanyMeta(
      args,
      'developer',
      developer,
      listHref(path, { page: statements?.canonicalPage }),
    ),
  }
}

export type DeveloperData = Awaited<ReturnType<typeof loadDeveloper>>

export async function loadKnownCaller(args: LoaderFunctionArgs): Promise<KnownCaller> {
  const visitor = getVisitor(args)
  const user = await visitor.optional('user', visitor.user())
  return { name: user?.name, phone_number: user?.phone }
}

const MAX_DESCRIPTION_LENGTH = 160

async function loadCompanyMeta(
  { request, context }: LoaderFunctionArgs,
  kind: CompanyType,
  company: CompanyDetails,
  canonical: string,
) {
  const { language } = getVisitor({ request, context })
  const { key, name, about } = company
  const i18n = await getI18n(language)
  return {
    title: toReaderLetters(name, language),
    canonical,
    description: about?.slice(0, MAX_DESCRIPTION_LENGTH),
    socialImage: await createOgImage(kind, key, { language, site: context.site }, (locale) =>
      toCompanyShareImage(company, kind, locale),
    ),
    listTitle: i18n.getFixedT(language, 'companies')(`${kind}s.title`),
  }
}
