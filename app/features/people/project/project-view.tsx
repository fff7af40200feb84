import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import { localizedPath } from '../../../i18n/languages'
import { nameLanguage } from '../../../i18n/name-language'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { ButtonLink } from '../../../ui/button'
import { FactSheet } from '../../../ui/fact-sheet'
import type { Currency } from '../../../upstream/currencies'
import { currencyIds } from '../../../upstream/currencies'
import { CurrencySwitch } from '../../currency'
import { PlaceMap } from '../../map'
import { developerAddress, Phone, PROJECTS_PATH } from '../../owner'
import { Gallery } from '../../statements'
import { About } from '../company/about'
import { WriteFold } from '../company/write-fold'
import { Offered } from '../offered/offered'
import { Layouts } from './layouts'
import type { ProjectData } from './load.server'
import { projectFacts } from './project-facts'
import { deliveryText, projectPlace, squareRange } from './words'

/** A residential project: pictures, price, facts, the kinds of flats, where it is, who sells it, what is for sale. */
export function ProjectView({ data }: { data: ProjectData }) {
  const { t } = useTranslation('people')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { project, map, offered, path } = data
  return (
    <div className="wrap statement">
      <Breadcrumbs
        label={ui('crumbs')}
        crumbs={[
          { label: t('projects.title'), href: localizedPath(PROJECTS_PATH, language) },
          { label: project.name },
        ]}
      />
      <Gallery images={project.images} title={project.name} />
      <div className="st">
        <div className="top">
          <h1>{project.name}</h1>
          <p className="mute">{projectPlace(project)}</p>
          <p className="mute">
            {[deliveryText(project, { t, language }), offeredText(data, t, language)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <About title={t('about_project')} text={project.about} />
        </div>
        <Price data={data} />
        <div className="body">
          <section>
            <h2>{t('facts.title')}</h2>
            <FactSheet facts={projectFacts(project, { t, language })} />
          </section>
          <Layouts layouts={project.layouts} />
          <section>
            <h2>{t('location')}</h2>
            <p>{projectPlace(project)}</p>
            {map ? <PlaceMap map={map} /> : null}
          </section>
        </div>
        <aside>
          <div className="stack">
            <Seller data={data} />
          </div>
        </aside>
      </div>
      <Offered offered={offered} path={path} title={t('projects.offered')} />
    </div>
  )
}

function offeredText(
  { offered }: ProjectData,
  t: ReturnType<typeof useTranslation<'people'>>['t'],
  language: ProjectData['language'],
) {
  const { total } = offered
  return total ? t('figures.statements', { count: total, shown: formatNumber(total, language) }) : undefined
}

/** What a square metre costs, in both currencies, and what a loan would be. */
function Price({ data: { project } }: { data: ProjectData }) {
  const { t } = useTranslation('people')
  const { language, currency: chosen } = usePage()
  const order: Currency[] = chosen === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const [first, second] = order.map((currency) => squareRange(project, currency, language))
  return (
    <div className="panel ask">
      <p className="mute sm">{t('per_square')}</p>
      {first ? <p className="price">{first}</p> : <p>{t('no_price')}</p>}
      {second ? <p className="price2">{second}</p> : null}
      <div className="row">
        <CurrencySwitch chosen={chosen} />
        <Mortgage data={{ project }} />
      </div>
    </div>
  )
}

/** The calculator over this page, filled with the price of the smallest flat. */
function Mortgage({ data: { project } }: { data: Pick<ProjectData, 'project'> }) {
  const { t } = useTranslation('people')
  const { shell, currency = 'usd' } = usePage()
  const prices = project.layouts.flatMap(({ price }) => price[currency]?.total ?? [])
  const url = new URL(shell.here, 'http://here.invalid')
  url.searchParams.set('take_loan', 'true')
  url.searchParams.set('isntStatement', 'true')
  if (prices.length > 0) {
    url.searchParams.set('loan_price', String(Math.min(...prices)))
    url.searchParams.set('loan_currency', String(currencyIds[currency]))
  }
  return (
    <ButtonLink href={url.pathname + url.search} icon="percent" rel="nofollow">
      {t('mortgage')}
    </ButtonLink>
  )
}

/** Who builds it and who sells it, with the number for whoever asks. */
function Seller({ data: { project, phone, writing } }: { data: ProjectData }) {
  const { t } = useTranslation('people')
  const { language } = usePage()
  const { developer, manager, maskedPhone, brochure } = project
  return (
    <div className="panel owner">
      <p>
        {developer ? (
          <>
            <span className="mute sm">{t('developer')}</span>
            <br />
            <b {...nameLanguage(developer.name)}>
              {developer.key ? (
                <a href={developerAddress(developer.key, language)}>{developer.name}</a>
              ) : (
                developer.name
              )}
            </b>
          </>
        ) : null}
        {manager ? (
          <>
            <br />
            <span className="mute sm" {...nameLanguage(manager)}>
              {t('manager', { name: manager })}
            </span>
          </>
        ) : null}
      </p>
      {maskedPhone ? <Phone of={`project/${project.id}`} masked={maskedPhone} shown={phone} main /> : null}
      {brochure ? (
        <ButtonLink href={brochure} icon="document" wide target="_blank" rel="noopener nofollow">
          {t('brochure')}
        </ButtonLink>
      ) : null}
      <WriteFold writing={writing} />
    </div>
  )
}
