import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { PlaceMap } from '~/features/map'
import { walkingAreaAroundUrl } from '~/features/search-filters'
import { developerHref, OwnerLogo, PROJECTS_PATH, RevealPhone } from '~/features/statement-owner'
import { Gallery, WalkingTimes } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { formatMonth } from '~/i18n/format-month'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import type { ProjectDetails } from '~/upstream/projects.server'
import { CURRENCY_IDS, type Currency } from '~contract/currencies'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { CallRequestDisclosure } from '../company/call-request-disclosure'
import { CompanyAbout } from '../company/company-about'
import { CompanyStatements } from '../statements/company-statements'
import { FloorPlans } from './floor-plans'
import { formatDelivery, formatProjectPlace, formatSquarePriceRange } from './format'
import type { ProjectData } from './loader.server'

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
        <SquarePrice data={data} />
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
        <aside>
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

function SquarePrice({ data: { project } }: { data: ProjectData }) {
  const { t } = useTranslation('companies')
  const { language, currency: chosen } = usePage()
  const order: Currency[] = chosen === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const [first, second] = order.map((currency) => formatSquarePriceRange(project, currency, language))
  return (
    <div className="panel price-box">
      <p className="mute sm">{t('per_square')}</p>
      {first ? <p className="price">{first}</p> : <p>{t('no_price')}</p>}
      {second ? <p className="other-price">{second}</p> : null}
      <div className="row">
        <CurrencySwitch chosen={chosen} />
        <MortgageLink data={{ project }} />
      </div>
    </div>
  )
}

/** Links to the loan calculator, prefilled with the price of the smallest flat. */
function MortgageLink({ data: { project } }: { data: Pick<ProjectData, 'project'> }) {
  const { t } = useTranslation('companies')
  const { layout, currency } = usePage()
  const prices = project.layouts.flatMap(({ price }) => price[currency]?.total ?? [])
  const url = new URL(layout.currentHref, 'http://here.invalid')
  url.searchParams.set('take_loan', 'true')
  url.searchParams.set('isntStatement', 'true')
  if (prices.length > 0) {
    url.searchParams.set('loan_price', String(Math.min(...prices)))
    url.searchParams.set('loan_currency', String(CURRENCY_IDS[currency]))
  }
  return (
    <ButtonLink href={url.pathname + url.search} icon="percent" rel="nofollow">
      {t('mortgage')}
    </ButtonLink>
  )
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
                    {toReaderLetters(developer.name, language)}
                  </a>
                ) : (
                  toReaderLetters(developer.name, language)
                )}
              </b>
            </>
          ) : null}
          {manager ? (
            <>
              <br />
              <span className="mute sm">{t('manager', { name: toReaderLetters(manager, language) })}</span>
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
