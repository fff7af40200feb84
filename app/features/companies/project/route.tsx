import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaDescriptor,
  MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { companyCallRequestAction } from '~/features/call-request/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { PlaceMap } from '~/features/map'
import { drawPlaceMap } from '~/features/map/index.server'
import { walkingAreaAroundUrl } from '~/features/search-filters'
import { createOgImage } from '~/features/share/index.server'
import {
  developerHref,
  formatDelivery,
  OwnerLogo,
  PROJECTS_PATH,
  projectHref,
  RevealPhone,
} from '~/features/statement-owner'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { Gallery, WalkingTimes } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { formatMonth } from '~/i18n/format-month'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { type ProjectDetails, projectByKey } from '~/upstream/projects.server'
import { toReaderName } from '~contract/values/reader-name'
import companyStyles from '../companies.css?url'
import { CallRequestDisclosure } from '../company/call-request-disclosure'
import { CompanyAbout } from '../company/company-about'
import { loadKnownCaller } from '../company/loader.server'
import { listHref } from '../list-params'
import { requireKeyParam } from '../require-key.server'
import { toProjectShareImage } from '../share-images.server'
import { CompanyStatements } from '../statements/company-statements'
import { loadCompanyStatements } from '../statements/loader.server'
import { toProjectStructuredData } from '../structured-data'
import { FloorPlans } from './floor-plans'
import { formatProjectPlace } from './format'
import { SquarePrice } from './square-price'

/** Loads `/proeqti/{slug, uuid or id}`. */
export async function loader(args: LoaderFunctionArgs) {
  const key = requireKeyParam(args, PROJECTS_PATH)
  const { context } = args
  const visitor = getVisitor(args)
  const { language } = visitor
  const project = await visitor.call(projectByKey(key))
  const [statements, caller, i18n] = await Promise.all([
    loadCompanyStatements(args, { projects: [project.id] }),
    loadKnownCaller(args),
    getI18n(language),
  ])
  return {
    language,
    project,
    offered: statements,
    caller,
    path: projectHref(project.key, language),
    socialImage: await createOgImage('project', project.key, { language, site: context.site }, (locale) =>
      toProjectShareImage(project, locale),
    ),
    map:
      project.place &&
      drawPlaceMap(project.place, { language, drawingVersion: context.site.map.drawingVersion }),
    phones: readRevealedPhones(context),
    listTitle: i18n.getFixedT(language, 'companies')('projects.title'),
  }
}

type ProjectData = Awaited<ReturnType<typeof loader>>

export async function projectAction(args: ActionFunctionArgs) {
  const key = args.params.id ?? ''
  return companyCallRequestAction(args, async () => {
    const project = await getVisitor(args).call(projectByKey(key))
    return { name: getProjectSubject(project), companyId: project.developer?.id, projectId: project.id }
  })
}

function getProjectSubject({
  name,
  developer,
}: {
  name: string
  developer?: { name: string } | null | undefined
}) {
  return developer ? `${developer.name}, ${name}` : name
}

export const action = pageAction(projectAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = projectMeta

export default function Project() {
  return <ProjectView data={useLoaderData<typeof loader>()} />
}

interface MetaArgs {
  data: ProjectData | undefined
  matches: { id: string; data?: unknown }[]
}

const MAX_DESCRIPTION_LENGTH = 160

function projectMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  if (!data) return []
  const { project, path, offered, listTitle, socialImage } = data
  const root = findPageContext(matches)
  const title = [project.name, formatProjectPlace(project)].filter(Boolean).join(', ')
  const description = project.about?.slice(0, MAX_DESCRIPTION_LENGTH)
  const structuredData = root ? toProjectStructuredData(project, { ...root, canonical: path, listTitle }) : []
  const canonical = listHref(path, { page: offered?.canonicalPage })
  return [
    ...createPageMeta({ title, canonical, description, socialImage }, root),
    ...structuredData.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}

export function ProjectView({ data }: { data: ProjectData }) {
  const { t } = useTranslation('companies')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { project, map, offered, path } = data
  const { place } = project
  return (
    <div className="wrap statement">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[
          { label: t('projects.title'), href: toLocalizedPath(PROJECTS_PATH, language) },
          { label: project.name },
        ]}
      />
      <Gallery images={project.images} title={project.name} />
      <div className="statement-columns">
        <div className="top">
          <h1>{project.name}</h1>
          <p className="mute">{formatProjectPlace(project)}</p>
          <p className="mute">
            {[formatDelivery(project, { t, language }), formatStatementCount(data, t, language)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <CompanyAbout title={t('about_project')} text={project.about} />
        </div>
        <SquarePrice project={project} />
        <div className="body">
          <section>
            <h2>{t('facts.title')}</h2>
            <FactSheet facts={listProjectFacts(project, { t, language })} />
          </section>
          <FloorPlans layouts={project.layouts} />
          <section className="place-part">
            <h2>{t('location')}</h2>
            <p>{formatProjectPlace(project)}</p>
            {map ? (
              <PlaceMap
                map={map}
                walkingTimes={
                  <WalkingTimes
                    walkingTimes={project.walkingTimes}
                    areaHref={place && ((minutes) => walkingAreaAroundUrl({}, language, place, minutes))}
                  />
                }
              />
            ) : null}
          </section>
        </div>
        <aside aria-label={t('contacts')}>
          <div className="stack">
            <SellerContacts data={data} />
          </div>
        </aside>
      </div>
      <CompanyStatements statements={offered} path={path} title={t('projects.offered')} />
    </div>
  )
}

function formatStatementCount(
  { offered }: ProjectData,
  t: ReturnType<typeof useTranslation<'companies'>>['t'],
  language: ProjectData['language'],
) {
  const { total } = offered ?? {}
  return total ? t('figures.statements', { count: total, shown: formatNumber(total, language) }) : undefined
}

function SellerContacts({ data: { project, phones, caller } }: { data: ProjectData }) {
  const { t } = useTranslation(['companies', 'layout'])
  const { t: statementT } = useTranslation('statement')
  const { language } = usePage()
  const { developer, manager, maskedPhone, brochure } = project
  return (
    <div className="panel owner">
      <div className="row">
        {developer ? <OwnerLogo name={developer.name} picture={developer.logo} /> : null}
        <p>
          {developer ? (
            <>
              <span className="mute sm">
                {t('developer')}
                {developer.isUnconfirmed ? ` · ${statementT('owner_unconfirmed')}` : null}
              </span>
              <br />
              <b>
                {developer.key ? (
                  <a href={developerHref(developer.key, language)}>
                    {toReaderName(developer.name, language)}
                  </a>
                ) : (
                  toReaderName(developer.name, language)
                )}
              </b>
            </>
          ) : null}
          {manager ? (
            <>
              <br />
              <span className="mute sm">{t('manager', { name: toReaderName(manager, language) })}</span>
            </>
          ) : null}
        </p>
      </div>
      {maskedPhone ? (
        <RevealPhone
          subject={`project/${project.id}`}
          maskedPhone={maskedPhone}
          revealed={phones}
          isPrimary
        />
      ) : null}
      {brochure ? (
        <ButtonLink href={brochure} icon="document" wide target="_blank" rel="noopener nofollow">
          {t('brochure')}
          <span className="visually-hidden"> ({t('layout:footer.external')})</span>
        </ButtonLink>
      ) : null}
      <CallRequestDisclosure known={caller} />
    </div>
  )
}

function listProjectFacts(
  project: ProjectDetails,
  { t, language }: { t: TFunction<'companies'>; language: Language },
): Fact[] {
  const { status, delivery, conditions, floors, buildings, flats, height, material, layouts } = project
  const areas = layouts.map(({ area }) => area)
  const square = (area: number) => formatNumber(area, language, 1)
  const facts: [string, string | number | undefined][] = [
    [t('filters.state'), status && t(`states.${status}`)],
    [t('facts.delivery'), delivery && formatMonth(delivery.slice(0, 7), language)],
    [t('facts.finish'), conditions.join(', ')],
    [t('facts.floors'), floors],
    [t('facts.buildings'), buildings],
    [t('facts.flats'), flats && formatNumber(flats, language)],
    [
      t('facts.areas'),
      areas.length > 0
        ? t('square_meters', { area: `${square(Math.min(...areas))}–${square(Math.max(...areas))}` })
        : undefined,
    ],
    [t('facts.height'), height && t('meters', { value: formatNumber(height, language, 2) })],
    [t('facts.material'), material],
    [t('facts.instalments'), formatInstalments(project, t)],
    [t('facts.mortgage'), project.terms.mortgage ? t('facts.mortgage_yes') : undefined],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Formats the instalments: "24 months, first payment 15 %". */
function formatInstalments({ terms: { months, firstPayment } }: ProjectDetails, t: TFunction<'companies'>) {
  if (months === undefined) return undefined
  const time = t('months', { count: months })
  return firstPayment === undefined ? time : t('instalments', { time, percent: firstPayment })
}
