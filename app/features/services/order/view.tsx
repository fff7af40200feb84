import { useTranslation } from 'react-i18next'
import { topUpHref } from '~/features/balance'
import { ErrorSummary } from '~/forms/error-summary'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { Icon } from '~/ui/icon'
import { listServicesByName } from '../definitions/service-definitions'
import { RaterPicker } from './appraisal/rater-picker'
import type { OrderPageData } from './loader.server'
import { OrderSummary } from './order-summary'
import { PackagePicker } from './package-picker'
import { PaymentStep } from './payment/payment-step'
import { PhoneField } from './phone/phone-field'
import { ReasonPicker } from './registry-visit/reason-picker'
import { SlotPicker } from './registry-visit/slot-picker'
import { StatementPicker } from './statement-picker'
import { StepFields } from './step-fields'
import { useOrderFields } from './use-order-fields'

export function OrderView({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const { title, steps, step, paying, total, isPackageUnknown } = data
  const currentStep = steps[step - 1]
  return (
    <div className="order">
      <h1>{title}</h1>
      <StepIndicator data={data} />
      {isPackageUnknown ? <Flash tone="info">{t('package_unknown')}</Flash> : null}
      <div className="columns">
        <section className="stack" aria-labelledby="order-step">
          <h2 id="order-step">{currentStep ? t(`steps.${currentStep.name}`) : null}</h2>
          <OrderErrors data={data} />
          {paying && total !== undefined ? (
            <PaymentStep data={data} paying={paying} total={total} />
          ) : (
            <StepForm data={data} />
          )}
        </section>
        <OrderSummary data={data} />
      </div>
    </div>
  )
}

/** Reachable steps are links. */
function StepIndicator({ data: { steps, step } }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  return (
    <nav aria-label={t('progress')}>
      <ol className="order-steps">
        {steps.map(({ name, href, isDone }, at) => {
          const isCurrent = at + 1 === step
          return (
            <li
              key={name}
              className={isDone ? 'done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {href && !isCurrent ? (
                <a href={href}>{t(`steps.${name}`)}</a>
              ) : (
                <span>{t(`steps.${name}`)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function OrderErrors({ data }: { data: OrderPageData }) {
  const { t } = useTranslation(['services', 'payments'])
  const { errors } = useOrderFields(data)
  const failure = data.formResult?.failure
  if (failure === 'not_enough_balance')
    return (
      <div className="flash bad" role="alert">
        <Icon name="alert" />
        <p>
          {t('services:form_errors.not_enough_balance')}{' '}
          <a href={topUpHref(data.orderPath)} rel="nofollow">
            {t('payments:page.top_up')}
          </a>
        </p>
      </div>
    )
  if (failure) return <ErrorSummary title={t(`services:form_errors.${failure}`)} />
  return errors.length > 0 ? <ErrorSummary title={t('services:error_summary')} errors={errors} /> : null
}

function StepForm({ data }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const [definition] = listServicesByName([data.name])
  const parts = definition?.steps[data.step - 1]?.parts ?? []
  const isBlocked = parts.some((part) => part.kind === 'statements' && !part.place) && !data.statements?.isAny
  return (
    <form method="post" action={data.orderPath} className="stack">
      {parts.map((part) => {
        if (part.kind === 'packages') return <PackagePicker key={part.kind} data={data} />
        if (part.kind === 'statements') return <StatementPicker key={part.kind} part={part} data={data} />
        if (part.kind === 'phone') return <PhoneField key={part.kind} data={data} />
        if (part.kind === 'raters') return <RaterPicker key={part.kind} data={data} />
        if (part.kind === 'reason') return <ReasonPicker key={part.kind} data={data} />
        if (part.kind === 'slot') return <SlotPicker key={part.kind} data={data} />
        if (part.kind === 'notice')
          return (
            <Flash key={part.kind} tone="info" quiet>
              {t(`notices.${part.name}`)}
            </Flash>
          )
        return <StepFields key={part.fields[0]?.name} fields={part.fields} data={data} />
      })}
      <div className="row">
        {isBlocked ? null : (
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
