import type { LoaderFunctionArgs } from '@remix-run/node'
import { chosenCurrency } from '../../../http/currency.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { cities } from '../../../upstream/locations.server'
import { projectList } from '../../../upstream/projects.server'
import { PROJECTS_PATH } from '../../owner'
import { listAddress } from '../page-query'
import { projectParameters, readProjectFilter } from './project-filter'

const PER_PAGE = '20'

/** A page of projects with the form that filters them. */
export async function loadProjects({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const filter = readProjectFilter(new URL(request.url).searchParams, chosenCurrency(request))
  const query = new URLSearchParams({ ...projectParameters(filter), per_page: PER_PAGE })
  query.set('page', String(filter.page))
  const [found, places, i18n] = await Promise.all([
    visitor.call(projectList(query)),
    visitor.reference(cities),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'people')
  const path = localizedPath(PROJECTS_PATH, language)
  const city = places.find(({ id }) => id === filter.city)
  return {
    kind: 'project' as const,
    language,
    path,
    filter,
    projects: found.rows,
    total: found.total,
    lastPage: found.lastPage,
    cities: places.map(({ id, name }) => ({ id, name })),
    districts: (city?.districts ?? []).map(({ id, name }) => ({ id, name })),
    meta: {
      title: t('projects.title'),
      description: t('projects.description'),
      canonical: listAddress(path, { ...projectParameters(filter), page: filter.page }),
      hidden: found.rows.length === 0,
    },
  }
}

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>
