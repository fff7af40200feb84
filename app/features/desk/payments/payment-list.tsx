import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { InputField } from '~/forms/fields'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { joinFacts } from '~/ui/join-facts'
import type { OperatorApproval } from '~/upstream/operator-approvals.server'
import type { OperatorPayment, PaymentQuery } from '~/upstream/operator-payments.server'
import { APPROVAL_SUBJECTS } from '~contract/operator-approvals'
import { PAYMENT_LISTS } from '~contract/operator-payments'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { DeskList } from '../desk-list'
import { getSubjectPath } from '../log/subject-path'
import { paymentSearchForm } from './form'
import type { DeskPaymentsData } from './payment.server'
import { deskPaymentListPath, deskPaymentPath } from './urls'

type Found = { payments: OperatorPayment[]; text: string } | undefined

/** Pending approvals, then payments; those of a wrong amount come first. */
export function DeskPaymentList({ data }: { data: DeskPaymentsData }) {
  const { t } = useTranslation('desk')
  const { language, layout } = usePage()
  const { query, approvals } = data
  const found = usePageData<Found>(paymentSearchForm.id, undefined)
  const href = (change: Partial<PaymentQuery>) =>
    toLocalizedPath(deskPaymentListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      {approvals.length > 0 ? <ApprovalList approvals={approvals} /> : null}
      <PaymentSearch />
      {found ? (
        <section>
          <h2>{t('users.found', { text: found.text })}</h2>
          {found.payments.length === 0 ? <EmptyState title={t('payments.none_found')} level="h3" /> : null}
          <ul className="leads">
            {found.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <p className="after">
            <ButtonLink icon="left" href={layout.currentHref}>
              {t('payments.title')}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <DeskList
          tabs={PAYMENT_LISTS.map((list) => ({
            label: t(`payments.lists.${list}`),
            href: href({ list }),
            current: list === query.list,
            count: String(data.countByList[list] ?? 0),
          }))}
          rows={data.payments}
          row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
          none={t('payments.none')}
          page={query.page}
          lastPage={data.lastPage}
          pageHref={(page) => href({ page })}
        />
      )}
    </>
  )
}

function ApprovalList({ approvals }: { approvals: readonly OperatorApproval[] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <section className="panel stack">
      <h2>{t('approvals.title')}</h2>
      <ul className="leads">
        {approvals.map(({ id, kind, subjectId, amount = 0, requestedBy, requestedAt }) => {
          const subject = APPROVAL_SUBJECTS[kind]
          const path = getSubjectPath({ subject, subjectId: String(subjectId), act: '' }) ?? ''
          return (
            <li key={id}>
              <a href={toLocalizedPath(path, language)}>
                {t(`approvals.kinds.${kind}`, { sum: formatLari(amount, language) })}{' '}
                {formatId(subjectId, language)}
              </a>
              <p className="mute sm">
                {t('approvals.requested', {
                  name: toReaderLetters(requestedBy, language),
                  time: formatDateTime(requestedAt, language),
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function PaymentSearch() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(paymentSearchForm)
  return (
    <PostForm form={form} action={layout.currentHref} role="search">
      <div className="search-line">
        <InputField
          field={fields.text}
          type="search"
          label={t('payments.find')}
          hint={t('payments.find_hint')}
        />
        <Button icon="search">{t('users.search')}</Button>
      </div>
    </PostForm>
  )
}

/** @param hasPayer false in a list of one payer */
export function PaymentRow({ payment, hasPayer = true }: { payment: OperatorPayment; hasPayer?: boolean }) {
  const { t } = useTranslation(['desk', 'payments'])
  const { language } = usePage()
  const { id, payer, state, reason, amount, method, createdAt } = payment
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone={state === 'review' ? 'bad' : 'off'}>{t(`desk:payments.states.${state}`, state)}</Badge>
        {state === 'review' && reason ? (
          <Badge tone="warn">{t(`desk:payments.reasons.${reason}`, reason)}</Badge>
        ) : null}
        <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, language)}</time>
      </p>
      <h3>
        <a href={toLocalizedPath(deskPaymentPath(id), language)}>
          {formatLari(amount, language)} · {formatId(id, language)}
        </a>
      </h3>
      <p className="dim sm">
        {joinFacts([
          hasPayer && toReaderLetters(payer.name, language),
          method && t(`payments:methods.${method}`, method),
        ])}
      </p>
    </li>
  )
}
