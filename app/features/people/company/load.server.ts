import { randomUUID } from 'node:crypto'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../../http/form-answer.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { agentsOf, oneBroker, oneDeveloper, type SingleCompany } from '../../../upstream/companies.server'
import { projectList } from '../../../upstream/projects.server'
import type { ReturnedCall } from '../../call-request'
import { longestComment } from '../../call-request/index.server'
import { brokerAddress, developerAddress, type PhoneSubject } from '../../owner'
import { takePhone } from '../../owner/index.server'
import { sharedPicture } from '../../share/index.server'
import type { CompanyKind } from '../lists/orders'
import { loadOffered } from '../offered/load.server'
import { pageIn } from '../page-query'
import { companyCard } from '../shared-pictures.server'

/** As many as any developer has. */
const PROJECTS = '60'

/** A broker with statements or, at `tab=agents`, the people who work there. */
export async function loadBroker(args: LoaderFunctionArgs, key: string) {
  const { request, context } = args
  const visitor = readVisitor(args)
  const broker = await visitor.call(oneBroker(key))
  const query = new URL(request.url).searchParams
  const tab = query.get('tab') === 'agents' ? ('agents' as const) : ('statements' as const)
  const page = pageIn(query)
  const [offered, agents] = await Promise.all([
    tab === 'statements' ? loadOffered(args, { users: [broker.id] }) : undefined,
    tab === 'agents' ? visitor.call(agentsOf(broker.key, page)) : undefined,
  ])
  const subjects: PhoneSubject[] = [
    `broker/${broker.id}`,
    ...(agents?.rows ?? []).map(({ id }) => `agent/${id}` as const),
  ]
  const phone = takePhone(request, subjects, context)
  const path = brokerAddress(broker.key, visitor.language)
  const company = {
    kind: 'broker' as const,
    language: visitor.language,
    company: broker,
    path,
    tab,
    page,
    offered,
    agents,
    phone: phone && { subject: phone.subject, number: phone.number },
    meta: await metaOf(args, 'broker', broker, tab === 'agents' ? `${path}?tab=agents` : path),
  }
  return data(company, phone && { headers: { 'Set-Cookie': phone.clear } })
}

export type BrokerData = Awaited<ReturnType<typeof loadBroker>>['data']

/** A developer with what they build and what they sell. */
export async function loadDeveloper(args: LoaderFunctionArgs, key: string) {
  const { request, context } = args
  const visitor = readVisitor(args)
  const developer = await visitor.call(oneDeveloper(key))
  const ofDeveloper = new URLSearchParams({ developers: String(developer.id), per_page: PROJECTS })
  const [projects, offered, writing] = await Promise.all([
    visitor.call(projectList(ofDeveloper)),
    loadOffered(args, { users: [developer.id] }),
    writingTo(args, developer.name),
  ])
  const phone = takePhone(request, [`developer/${developer.id}`], context)
  const path = developerAddress(developer.key, visitor.language)
  const company = {
    kind: 'developer' as const,
    language: visitor.language,
    company: developer,
    path,
    projects: projects.rows,
    offered,
    writing,
    phone: phone && { subject: phone.subject, number: phone.number },
    meta: await metaOf(args, 'developer', developer, path, writing.returned),
  }
  return data(company, phone && { headers: { 'Set-Cookie': phone.clear } })
}

export type DeveloperData = Awaited<ReturnType<typeof loadDeveloper>>['data']

/** The form that asks a developer or a project to call, empty or as it came back. */
export async function writingTo({ request, context }: LoaderFunctionArgs, about: string) {
  const visitor = readVisitor({ request, context })
  const user = await visitor.optional('user', visitor.user())
  const left = answerLeft<ReturnedCall>(context)
  return {
    formKey: randomUUID(),
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    longest: longestComment(about),
    returned: left?.intent === 'write' ? left : undefined,
  }
}

/** How much of what a company says of itself search engines are given, in characters. */
const SNIPPET = 160

async function metaOf(
  { request, context }: LoaderFunctionArgs,
  kind: CompanyKind,
  company: SingleCompany,
  canonical: string,
  returned?: ReturnedCall,
) {
  const { language } = readVisitor({ request, context })
  const { key, name, about } = company
  const i18n = await i18nFor(language)
  return {
    title: name,
    canonical,
    description: about?.slice(0, SNIPPET),
    picture: await sharedPicture(kind, key, { language, site: context.site }, (words) =>
      companyCard(company, kind, words),
    ),
    mistake: returned && i18n.getFixedT(language, 'ui')('mistake'),
    /** The list that they stand in. */
    list: i18n.getFixedT(language, 'people')(`${kind}s.title`),
  }
}
