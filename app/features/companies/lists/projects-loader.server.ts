import type { LoaderFunctionArgs } from '@remix-run/node'
import { PROJECTS_PATH } from '~/features/statement-owner'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { PageMeta } from '~/seo/page-meta'
import { readCurrency } from '~/session/currency.server'
import { getVisitor } from '~/session/visitor.server'
import { cities } from '~/upstream/locations.server'
import { projectPage } from '~/upstream/projects.server'
import { DEFAULT_CURRENCY } from '~contract/currencies'
import { listHref } from '../list-params'
import { parseProjectFilter, toProjectParams } from './project-filter'

const PER_PAGE = '20'

export async function loadProjects({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const [places, i18n] = await Promise.all([
    visitor.optional('cities', visitor.cachedCall(cities)),
    getI18n(language),
  ])
  const typed = parseProjectFilter(new URL(request.url).searchParams, {
    currency: readCurrency(request) ?? DEFAULT_CURRENCY,
    cities: places,
  })
  const upstreamParams = new URLSearchParams({ ...toProjectParams(typed), per_page: PER_PAGE })
  upstreamParams.set('page', String(typed.page))
  const list = await visitor.call(projectPage(upstreamParams))
  const filter = list.total === 0 ? { ...typed, page: 1 } : typed
  const t = i18n.getFixedT(language, 'companies')
  const path = toLocalizedPath(PROJECTS_PATH, language)
  const city = places?.find(({ id }) => id === filter.city)
  return {
    kind: 'project' as const,
    language,
    path,
    filter,
    projects: list.rows,
    total: list.total,
    lastPage: list.lastPage,
    cities: places?.map(({ id, name }) => ({ id, name })),
    districts: (city?.districts ?? []).map(({ id, name }) => ({ id, name })),
    meta: {
      title: t('projects.title'),
      description: t('projects.description'),
      canonical: listHref(path, { ...toProjectParams(filter), page: filter.page }),
      noIndex: list.rows.length === 0,
    } satisfies PageMeta,
  }
}

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>
