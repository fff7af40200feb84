import { useTranslation } from 'react-i18next'
import { RevealPhone } from '~/features/statement-owner'
import { TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import type { Viewing } from '~/upstream/viewings.server'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { isCancelled, VIEWINGS_PATH } from '~contract/viewings'
import { answerForm, moveForm, ownerCancelForm, seekerCancelForm } from './form'
import { formatWhen } from './format-when'
import { TimeRadios } from './time-radios'
import type { ViewingDetails } from './viewing-page.server'

interface ViewingProps {
  details: ViewingDetails
  /** Path of the page, without a language. */
  path: string
}

export function ViewingView({ details, path }: ViewingProps) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { viewing, canChange, canAnswer } = details
  const href = toLocalizedPath(path, language)
  return (
    <>
      <StateNotice viewing={viewing} />
      <ViewingFacts details={details} />
      {canAnswer ? <AnswerForm viewing={viewing} href={href} /> : null}
      <p className="row">
        {isCancelled(viewing.state) || canChange ? (
          <ButtonLink icon="calendar" href={`${href}/calendar.ics`}>
            {t(canChange ? 'to_calendar' : 'from_calendar')}
          </ButtonLink>
        ) : null}
        {viewing.party === 'owner' ? (
          <ButtonLink variant="plain" href={toLocalizedPath(VIEWINGS_PATH, language)}>
            {t('all_viewings')}
          </ButtonLink>
        ) : null}
      </p>
      {canChange ? <ChangeForms details={details} href={href} /> : null}
    </>
  )
}

function StateNotice({ viewing: { state, party, movedBy, reason } }: { viewing: Viewing }) {
  const { t } = useTranslation('viewings')
  const isOver = isCancelled(state) || state === 'missed'
  return (
    <Flash tone={isOver ? 'warn' : 'good'} quiet>
      <p>
        <b>{t(`states.${state}`)}</b>
      </p>
      {state === 'moved' && movedBy !== party ? <p>{t(`moved_by.${movedBy ?? 'owner'}`)}</p> : null}
      {reason ? <blockquote className="viewing-reason">{reason}</blockquote> : null}
    </Flash>
  )
}

function ViewingFacts({ details: { viewing, statement, phones } }: { details: ViewingDetails }) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { title } = viewing.statement
  const name = toReaderName(viewing.name, language)
  const phone = viewing.phone && <a href={toPhoneHref(viewing.phone)}>{formatPhone(viewing.phone)}</a>
  const email = viewing.email && <a href={`mailto:${viewing.email}`}>{viewing.email}</a>
  return (
    <>
      <FactSheet
        facts={[
          { name: t('when'), value: formatWhen(viewing, language) },
          { name: t('home'), value: statement ? <a href={statement.href}>{title}</a> : title },
          ...(statement?.address ? [{ name: t('address'), value: statement.address }] : []),
          { name: t(viewing.party === 'owner' ? 'seeker' : 'your_name'), value: name },
          ...(phone ? [{ name: t('phone'), value: phone }] : []),
          ...(email ? [{ name: t('email'), value: email }] : []),
        ]}
      />
      {viewing.party === 'seeker' && statement?.maskedPhone ? (
        <div>
          <h2>{t('owner_phone')}</h2>
          <RevealPhone
            subject={`statement/${statement.uuid}`}
            maskedPhone={statement.maskedPhone}
            revealed={phones}
          />
        </div>
      ) : null}
    </>
  )
}

/** Asks whether the viewing took place; one button answers. */
function AnswerForm({ viewing: { ownAnswer }, href }: { viewing: Viewing; href: string }) {
  const { t } = useTranslation('viewings')
  const { form, fields } = useDefinedForm(answerForm)
  if (ownAnswer !== undefined) return <p>{t(ownAnswer ? 'answered_yes' : 'answered_no')}</p>
  return (
    <PostForm form={form} action={href} aria-label={t('question')}>
      <h2>{t('question')}</h2>
      <p className="row">
        <Button variant="main" name={fields.took_place.name} value="yes">
          {t('yes')}
        </Button>
        <Button name={fields.took_place.name} value="no">
          {t('no')}
        </Button>
      </p>
    </PostForm>
  )
}

interface ChangeFormProps {
  details: ViewingDetails
  href: string
}

function ChangeForms({ details, href }: ChangeFormProps) {
  return (
    <div className="stack viewing-changes">
      <MoveForm details={details} href={href} />
      <CancelForm details={details} href={href} />
    </div>
  )
}

function MoveForm({ details: { times }, href }: ChangeFormProps) {
  const { t } = useTranslation('viewings')
  const { form, fields, isShownAgain } = useDefinedForm(moveForm)
  return (
    <Disclosure summary={t('move')} icon="refresh" open={isShownAgain}>
      {times.length === 0 ? (
        <p>{t('no_other_times')}</p>
      ) : (
        <PostForm form={form} action={href} className="stack narrow-form">
          <TimeRadios field={fields.time_id} legend={t('free_times')} times={times} />
          <p>
            <Button variant="main">{t('move_viewing')}</Button>
          </p>
        </PostForm>
      )}
    </Disclosure>
  )
}

function CancelForm({ details: { viewing }, href }: ChangeFormProps) {
  const { t } = useTranslation('viewings')
  const isOwner = viewing.party === 'owner'
  const { form, fields, isShownAgain } = useDefinedForm(isOwner ? ownerCancelForm : seekerCancelForm)
  return (
    <Disclosure summary={t('cancel')} icon="close" open={isShownAgain}>
      <PostForm form={form} action={href} className="stack narrow-form">
        <TextAreaField
          field={fields.reason}
          label={t('reason')}
          hint={t(isOwner ? 'reason_hint_owner' : 'reason_hint_seeker')}
          rows={3}
        />
        <p>
          <Button variant="risk">{t('cancel_viewing')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

/** Explains that the link opens no viewing here. */
export function MissingViewing({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('viewings')
  const { language, layout } = usePage()
  return (
    <div className="stack">
      <p className="lead">{t('missing_text')}</p>
      <p>{t(isSignedIn ? 'missing_account' : 'missing_guest')}</p>
      <p className="row">
        {isSignedIn ? (
          <ButtonLink variant="main" href={toLocalizedPath(VIEWINGS_PATH, language)}>
            {t('all_viewings')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={layout.homeHref}>{t('to_home')}</ButtonLink>
      </p>
    </div>
  )
}
