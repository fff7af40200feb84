import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button'
import { Fold } from '../../../ui/fold'
import { Icon } from '../../../ui/icon'
import { Section } from '../../../ui/section'
import { StatementCard } from '../../statements'
import { DrawnNote, TourStage } from '../../tour'
import { Art, Versus } from './art/art'
import { CompanyForm } from './company-form'
import { Fees } from './fees'
import type { LandingData } from './load.server'
import { Packages } from './packages'
import { Raters } from './raters'
import { ReportSample } from './report'
import type { LandingWords } from './words'

/** What a service is for, how it goes, what it costs, and the way to order it. */
export function Landing({ data }: { data: LandingData }) {
  const { t } = useTranslation(['landings', 'services'])
  const words: LandingWords = t(`landings:${data.name}`, { returnObjects: true })
  const { steps, why, questions, versus } = words
  return (
    <article className="wrap landing">
      <header className="landing-head">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <Order data={data} />
        </div>
        <figure>
          <Art name={data.name} />
          <figcaption className="vh">{words.picture}</figcaption>
        </figure>
      </header>
      <section className="sec">
        <h2>{t('services:landing.why')}</h2>
        <ul className="reasons">
          {why.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {words.try && data.tour ? (
        <Section {...words.try}>
          <TourStage {...data.tour} />
          <DrawnNote rooms={data.tour.rooms} />
        </Section>
      ) : null}
      {versus ? <Versus name={data.name} words={versus} /> : null}
      <section className="sec">
        <h2>{t('services:landing.how')}</h2>
        <ol className="hows">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Packages data={data} />
      {words.fees ? <Fees fees={data.fees} words={words.fees} /> : null}
      {words.raters ? <Raters raters={data.raters} words={words.raters} /> : null}
      {words.company && data.company ? <CompanyForm company={data.company} words={words.company} /> : null}
      {words.report ? <ReportSample words={words.report} /> : null}
      <Examples data={data} words={words.examples} />
      <section className="sec">
        <h2>{t('services:landing.questions')}</h2>
        {questions.map(({ ask, answer }) => (
          <Fold key={ask} summary={ask} wide name="questions">
            <p className="prose">{answer}</p>
          </Fold>
        ))}
      </section>
      <Beside data={data} />
    </article>
  )
}

/** The one main act; without packages nobody can order, but anybody can be called. */
function Order({ data }: { data: LandingData }) {
  const { t } = useTranslation('services')
  if (data.packages.length === 0)
    return (
      <ButtonLink variant="main" icon="phone" href={data.callHref} rel="nofollow">
        {t('landing.call_me')}
      </ButtonLink>
    )
  return (
    <ButtonLink variant="main" href={data.orderHrefs[''] ?? ''} rel="nofollow">
      {t('landing.order')}
    </ButtonLink>
  )
}

function Examples({ data, words }: { data: LandingData; words: LandingWords['examples'] }) {
  const { t } = useTranslation('services')
  if (!words || data.examples.length === 0) return null
  const more = data.examplesHref ? { href: data.examplesHref, label: t('landing.all') } : undefined
  return (
    <Section title={words.title} text={words.text} more={more}>
      <div className="shelf">
        {data.examples.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" brief />
        ))}
      </div>
    </Section>
  )
}

/** What goes well with it. */
function Beside({ data: { beside } }: { data: LandingData }) {
  const { t } = useTranslation(['services', 'landings'])
  if (beside.length === 0) return null
  return (
    <section className="sec">
      <h2>{t('services:landing.beside')}</h2>
      <div className="svc">
        {beside.map(({ name, icon, href }) => (
          <a key={name} href={href}>
            <Icon name={icon} />
            <b>{t(`services:names.${name}`)}</b>
            <span>{t(`landings:${name}.lead`)}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
