import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { ErrorSummary } from '../../../ui/error-summary'
import { Flash } from '../../../ui/flash'
import { Icon } from '../../../ui/icon'
import { topUpAddress } from '../../balance'
import { definitionsOf } from '../definitions/all'
import { FieldsPart } from './fields-part'
import type { OrderData } from './load.server'
import { PackageChoice } from './package-choice'
import { PayStep } from './pay/pay-step'
import { PhonePart } from './phone/phone-part'
import { RaterChoice } from './rate/rater-choice'
import { ReasonChoice } from './registry/reason-choice'
import { SlotChoice } from './registry/slot-choice'
import { StatementChoice } from './statement-choice'
import { OrderSummary } from './summary'
import { useFields } from './use-fields'

/** One step of an order, the way through all of them above it, and what was chosen beside it. */
export function OrderView({ data }: { data: OrderData }) {
  const { t } = useTranslation('services')
  const { title, steps, step, paying, total, isPackageUnknown } = data
  const here = steps[step - 1]
  return (
    <div className="order">
      <h1>{title}</h1>
      <Way data={data} />
      {isPackageUnknown ? <Flash tone="info">{t('package_unknown')}</Flash> : null}
      <div className="cols">
        <section className="stack" aria-labelledby="order-step">
          <h2 id="order-step">{here ? t(`steps.${here.name}`) : null}</h2>
          <Mistakes data={data} />
          {paying && total !== undefined ? (
            <PayStep data={data} paying={paying} total={total} />
          ) : (
            <StepForm data={data} />
          )}
        </section>
        <OrderSummary data={data} />
      </div>
    </div>
  )
}

/** All steps: those that can be gone to are links. */
function Way({ data: { steps, step } }: { data: OrderData }) {
  const { t } = useTranslation('services')
  return (
    <nav aria-label={t('way')}>
      <ol className="way">
        {steps.map(({ name, href, isDone }, at) => {
          const isHere = at + 1 === step
          return (
            <li key={name} className={isDone ? 'done' : undefined} aria-current={isHere ? 'step' : undefined}>
              {href && !isHere ? <a href={href}>{t(`steps.${name}`)}</a> : <span>{t(`steps.${name}`)}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Mistakes({ data }: { data: OrderData }) {
  const { t } = useTranslation(['services', 'payments'])
  const { errors } = useFields(data)
  const failure = data.returned?.failure
  if (failure === 'not_enough_balance')
    return (
      <div className="flash bad" role="alert">
        <Icon name="alert" />
        <p>
          {t('services:failures.not_enough_balance')}{' '}
          <a href={topUpAddress(data.here)} rel="nofollow">
            {t('payments:page.top_up')}
          </a>
        </p>
      </div>
    )
  if (failure) return <ErrorSummary title={t(`services:failures.${failure}`)} />
  return errors.length > 0 ? <ErrorSummary title={t('services:mend')} errors={errors} /> : null
}

/** The form of a step that is not paying. */
function StepForm({ data }: { data: OrderData }) {
  const { t } = useTranslation('services')
  const [definition] = definitionsOf([data.name])
  const parts = definition?.steps[data.step - 1]?.parts ?? []
  const isStuck = parts.some((part) => part.kind === 'statements' && !part.place) && !data.statements?.isAny
  return (
    <form method="post" action={data.here} className="stack">
      {parts.map((part) => {
        if (part.kind === 'packages') return <PackageChoice key={part.kind} data={data} />
        if (part.kind === 'statements') return <StatementChoice key={part.kind} part={part} data={data} />
        if (part.kind === 'phone') return <PhonePart key={part.kind} data={data} />
        if (part.kind === 'raters') return <RaterChoice key={part.kind} data={data} />
        if (part.kind === 'reason') return <ReasonChoice key={part.kind} data={data} />
        if (part.kind === 'slot') return <SlotChoice key={part.kind} data={data} />
        if (part.kind === 'notice')
          return (
            <Flash key={part.kind} tone="info" quiet>
              {t(`notices.${part.name}`)}
            </Flash>
          )
        return <FieldsPart key={part.fields[0]?.name} fields={part.fields} data={data} />
      })}
      <div className="row">
        {isStuck ? null : (
          <Button variant="main" name="intent" value="next">
            {t('next')}
          </Button>
        )}
        {data.step > 1 ? (
          <Button variant="plain" icon="left" name="intent" value="back" formNoValidate>
            {t('back')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
