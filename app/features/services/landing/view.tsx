import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { StatementCard } from '~/features/statements'
import { IllustrationNote, TourStage } from '~/features/tours'
import { InputField } from '~/forms/fields'
import { PhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Flash } from '~/ui/flash'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import { companyLeadForm } from './form'
import { Comparison, LandingIllustration } from './illustrations/landing-illustration'
import { type LandingMessages, REPORT_CHECKS } from './landing-messages'
import type { LandingData } from './loader.server'
import { PackageList } from './package-list'
import { RaterTable } from './rater-table'
import { ServiceLinks } from './service-links'

export function LandingView({ data }: { data: LandingData }) {
  const { t } = useTranslation(['service-landings', 'services', 'ranking'])
  const messages: LandingMessages = t(`service-landings:${data.name}`, { returnObjects: true })
  const { steps, advantages, questions, versus } = messages
  return (
    <article className="wrap landing">
      <header className="landing-head">
        <div>
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
          <OrderLink data={data} />
        </div>
        <figure>
          <LandingIllustration name={data.name} />
          <figcaption className="visually-hidden">{messages.picture}</figcaption>
        </figure>
      </header>
      <section className="section">
        <h2>{t('services:landing.advantages')}</h2>
        <ul className="reasons">
          {advantages.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {data.rankingHref ? (
          <p>
            <a href={data.rankingHref}>{t('ranking:title')}</a>
          </p>
        ) : null}
      </section>
      {messages.try && data.tour ? (
        <Section {...messages.try}>
          <TourStage {...data.tour} />
          <IllustrationNote rooms={data.tour.rooms} />
        </Section>
      ) : null}
      {versus ? <Comparison name={data.name} messages={versus} /> : null}
      <section className="section">
        <h2>{t('services:landing.how')}</h2>
        <ol className="how-it-works">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <PackageList data={data} />
      {messages.fees ? <RegistryFees fees={data.fees} messages={messages.fees} /> : null}
      {messages.raters ? <RaterTable raters={data.raters} messages={messages.raters} /> : null}
      {messages.company && data.company ? (
        <CompanyLeadForm isSent={data.company.isSent} messages={messages.company} />
      ) : null}
      {messages.report ? <SampleReport messages={messages.report} /> : null}
      <Examples data={data} messages={messages.examples} />
      <section className="section">
        <h2>{t('services:landing.questions')}</h2>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} wide name="questions">
            <p className="prose">{answer}</p>
          </Disclosure>
        ))}
      </section>
      <ServiceLinks title={t('services:landing.related')} names={data.relatedServices} />
    </article>
  )
}

/** Renders the order link, or a call request if no packages are sold. */
function OrderLink({ data }: { data: LandingData }) {
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

function Examples({ data, messages }: { data: LandingData; messages: LandingMessages['examples'] }) {
  const { t } = useTranslation('services')
  if (!messages || data.examples.length === 0) return null
  const more = data.examplesHref ? { href: data.examplesHref, label: t('landing.all') } : undefined
  return (
    <Section title={messages.title} text={messages.text} more={more}>
      <div className="shelf">
        {data.examples.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" brief isInShelf />
        ))}
      </div>
    </Section>
  )
}

interface CompanyLeadFormProps {
  isSent: boolean
  messages: NonNullable<LandingMessages['company']>
}

function CompanyLeadForm({ isSent, messages }: CompanyLeadFormProps) {
  const { t } = useTranslation('services')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(companyLeadForm)
  return (
    <Section id="company" title={messages.title} text={messages.text}>
      {isSent ? (
        <Flash>{messages.sent}</Flash>
      ) : (
        <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
          <InputField field={fields.company} label={t('fields.company')} autoComplete="organization" />
          <PhoneField
            field={fields.phone_number}
            label={t('fields.phone_number')}
            hint={t('hints.phone_number')}
          />
          <Button>{messages.send}</Button>
        </PostForm>
      )}
    </Section>
  )
}

const MADE_UP_CODE = '01.00.00.000.000'

function SampleReport({ messages }: { messages: NonNullable<LandingMessages['report']> }) {
  return (
    <Section title={messages.title} text={messages.note}>
      <div className="panel report">
        <h3>{messages.heading}</h3>
        <dl>
          <div>
            <dt>{messages.object}</dt>
            <dd>{messages.object_text}</dd>
          </div>
          <div>
            <dt>{messages.code}</dt>
            <dd className="nowrap">{MADE_UP_CODE}</dd>
          </div>
          {REPORT_CHECKS.map((name) => (
            <div key={name}>
              <dt>{messages[name]}</dt>
              <dd>
                <Badge tone={name === 'mortgage' ? 'warn' : 'ok'}>
                  {name === 'mortgage' ? messages.bad : messages.good}
                </Badge>{' '}
                {messages[`${name}_text`]}
              </dd>
            </div>
          ))}
          <div>
            <dt>{messages.advice}</dt>
            <dd>{messages.advice_text}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}

interface RegistryFeesProps {
  fees: LandingData['fees']
  messages: NonNullable<LandingMessages['fees']>
}

/** Renders the registry's fee and the total. */
function RegistryFees({ fees, messages }: RegistryFeesProps) {
  const { language } = usePage()
  if (fees.length === 0) return null
  return (
    <Section id="fees" title={messages.title} text={messages.text}>
      <Table
        caption={messages.title}
        rows={fees}
        rowKey={({ key }) => key}
        columns={[
          { key: 'reason', head: messages.reason, cell: ({ name }) => name },
          {
            key: 'fee',
            head: messages.fee,
            cell: ({ registerFee }) => formatLari(registerFee, language),
            number: true,
          },
          {
            key: 'total',
            head: messages.total,
            cell: ({ total }) => <b>{formatLari(total, language)}</b>,
            number: true,
          },
        ]}
      />
    </Section>
  )
}
