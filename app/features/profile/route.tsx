import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { MESSAGE_SETTINGS_PATH } from '~/features/message-settings'
import { DropdownField, InputField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { type LoadedDraft, loadDraft } from '~/forms/load-draft.server'
import { PhoneProofField } from '~/forms/phone-proof-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { updateProfile } from '~/upstream/profile.server'
import { isCompany, LISTED_ACCOUNT_TYPES, SEXES } from '~contract/accounts'
import { getBirthDateLimits } from '~contract/values/birth-date'
import { formatPhone } from '~contract/values/phone'
import { namesForm, phoneForm } from './form'
import { PERSONAL_INFORMATION_PATH } from './urls'

export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const [i18n, draft] = await Promise.all([getI18n(visitor.language), loadDraft(args, phoneForm)])
  return {
    user,
    accountType: LISTED_ACCOUNT_TYPES.find((type) => type === user.role),
    hasOwnAccounts: args.context.site.hasOwnAccounts,
    phoneDraft: forNewNumber(draft),
    title: i18n.getFixedT(visitor.language, 'profile')('title'),
  }
}

export type ProfileData = Awaited<ReturnType<typeof loader>>

async function profileAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const page = toLocalizedPath(PERSONAL_INFORMATION_PATH, visitor.language)
  return handleForms(
    args,
    onSubmit(namesForm, async ({ values, refuse }) => {
      const answer = await visitor.call(updateProfile(values))
      if (!answer.ok) return refuse(answer)
      return redirectWithFlash(page, 'profile_saved')
    }),
    onSubmit(phoneForm, async ({ values, draft, refuse }) => {
      const answer = await visitor.call(updateProfile(values))
      if (!answer.ok) return refuse(answer)
      draft.values = {}
      return redirectWithFlash(page, 'profile_phone')
    }),
  )
}

/** Removes the account's number, which is proved, from a field meant for another one. */
function forNewNumber(draft: LoadedDraft): LoadedDraft {
  if (draft.values.phone_number !== undefined) return draft
  return { ...draft, phoneProof: { isDone: false, waitSeconds: undefined } }
}

export const action = pageAction(profileAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PERSONAL_INFORMATION_PATH,
  noIndex: true,
}))

export default function PersonalInformation() {
  const { t } = useTranslation(['profile', 'account', 'identity', 'notifications'])
  const { language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title}>
        <p className="row">
          <a className="more" href={toLocalizedPath('/account/profile', language)}>
            {t('public_profile')}
          </a>{' '}
          <a className="more" href={toLocalizedPath('/account/safety', language)}>
            {t('safety.title')}
          </a>
        </p>
      </PageHead>
      <div className="two-forms">
        <NamesForm data={data} />
        <div className="stack">
          <PhoneForm data={data} />
          {data.accountType ? (
            <p>
              <b>{t('account_type')}</b>: {t(`account:kinds.${data.accountType}`)}
            </p>
          ) : null}
          {data.user.email ? (
            <p>
              <b>{t('email')}</b>: {data.user.email}
              <br />
              {data.hasOwnAccounts ? (
                <a className="more" href={toLocalizedPath('/account/safety', language)}>
                  {t('identity:titles.email')}
                </a>
              ) : (
                <span className="mute sm">{t('email_hint')}</span>
              )}
            </p>
          ) : null}
          <p>
            <a className="more" href={toLocalizedPath(MESSAGE_SETTINGS_PATH, language)}>
              {t('notifications:settings.language')}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

export function NamesForm({ data: { user } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(namesForm, {
    defaultValue: {
      first_name: user.firstName,
      last_name: user.lastName,
      personal_number: user.personalNumber,
      birth_date: user.birthDate,
      sex: user.sex,
    },
  })
  return (
    <section className="stack narrow-form" aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      <PostForm form={form} action={layout.currentHref}>
        <InputField field={fields.first_name} label={t('first_name')} autoComplete="given-name" />
        <InputField field={fields.last_name} label={t('last_name')} autoComplete="family-name" />
        <InputField
          field={fields.personal_number}
          label={t('personal_number')}
          optional={t('optional')}
          hint={t('personal_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        {isCompany(user.role) ? null : (
          <>
            <InputField
              field={fields.birth_date}
              label={t('birth_date')}
              optional={t('optional')}
              type="date"
              {...getBirthDateLimits()}
              autoComplete="bday"
            />
            <DropdownField
              field={fields.sex}
              label={t('sex')}
              optional={t('optional')}
              blank={t('sex_blank')}
              options={SEXES.map((value) => ({ value, label: t(`sexes.${value}`) }))}
              autoComplete="sex"
            />
          </>
        )}
        <Button variant="main">{t('save')}</Button>
      </PostForm>
    </section>
  )
}

export function PhoneForm({ data: { user, phoneDraft } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { layout } = usePage()
  const others = user.validPhones.filter((phone) => phone !== user.phone)
  const { form } = useDefinedForm(phoneForm, { draft: phoneDraft })
  return (
    <section className="stack narrow-form" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <p>{user.phone ? <b className="nowrap">{formatPhone(user.phone)}</b> : t('no_phone')}</p>
      {user.phone && !user.validPhones.includes(user.phone) ? <p>{t('phone_unproven')}</p> : null}
      {others.length > 0 ? (
        <p>
          {t('other_phones')}: {others.map(formatPhone).join(', ')}
        </p>
      ) : null}
      <PostForm form={form} action={layout.currentHref}>
        <PhoneProofField form={form} label={t('new_phone')} />
        {form.phoneProof?.isDone ? (
          <Button name="intent" value={phoneForm.intent}>
            {t('save')}
          </Button>
        ) : null}
      </PostForm>
    </section>
  )
}
