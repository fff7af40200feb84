import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { addPasskey, removePasskey, type SignInMethods, signInMethods } from '~/upstream/identity.server'
import { CurrentPasswordField } from '../fields'
import { addPasskeyForm, removePasskeyForm } from '../form'
import styles from '../identity.css?url'
import { OwnAccountPage } from '../identity-page'
import { refusePassword } from '../own-account/own-account.server'
import { PASSKEYS_PATH } from '../urls'
import { getUserAgent, loadOwnAccountPage, requireOwnAccounts } from '../visit.server'

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'passkeys')
  const { passkeys } = await getVisitor(args).call(signInMethods)
  return { ...page, passkeys }
}

type PasskeysData = Awaited<ReturnType<typeof loader>>

async function passkeysAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const showPage = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(PASSKEYS_PATH, visitor.language), flash)
  return handleForms(
    args,
    onSubmit(addPasskeyForm, async (form) => {
      const { origin } = args.context
      const made = { ...form.values, origin, userAgent: getUserAgent(args.request) }
      const answer = await visitor.call(addPasskey(made))
      if (answer.ok) return showPage('passkey_added')
      const isRefused = answer.fieldErrors.some(({ field }) => field === 'credential')
      return isRefused ? form.reject({ '': { key: 'passkey_not_added' } }) : refusePassword(form, answer)
    }),
    onSubmit(removePasskeyForm, async ({ values, reject }) => {
      const answer = await visitor.call(removePasskey(values.passkey))
      return answer.ok ? showPage('passkey_removed') : reject({ '': { key: 'account_shared' } })
    }),
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const action = pageAction(passkeysAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/passkeys',
  noIndex: true,
}))

export default function Passkeys() {
  return <PasskeysView data={useLoaderData<typeof loader>()} />
}

function PasskeysView({ data }: { data: PasskeysData }) {
  const { t } = useTranslation('identity')
  return (
    <OwnAccountPage title={data.title} lead={t('passkeys.lead')}>
      {data.passkeys.length > 0 ? <PasskeyList passkeys={data.passkeys} /> : <p>{t('passkeys.none')}</p>}
      <AddPasskeyForm />
    </OwnAccountPage>
  )
}

function PasskeyList({ passkeys }: { passkeys: SignInMethods['passkeys'] }) {
  const { t } = useTranslation(['identity', 'profile'])
  const { language, layout } = usePage()
  const { form } = useDefinedForm(removePasskeyForm)
  return (
    <PostForm form={form} action={layout.currentHref}>
      <ul className="rows">
        {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{device ?? t('profile:safety.unknown_device')}</b>
              <p className="hint">
                {t('passkeys.since', { day: formatDay(createdAt, language) })}
                {lastUsedAt
                  ? ` · ${t('profile:safety.last_used', { day: formatDay(lastUsedAt, language) })}`
                  : null}
              </p>
            </div>
            <Button
              size="small"
              name="passkey"
              value={id}
              aria-label={t('passkeys.remove_named', {
                device: device ?? t('profile:safety.unknown_device'),
              })}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </PostForm>
  )
}

function AddPasskeyForm() {
  const { t } = useTranslation('identity')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(addPasskeyForm)
  return (
    <div
      data-enhance="passkey"
      data-url={toLocalizedPath('/data/passkey-options', language)}
      data-purpose="add"
      data-failed={t('passkeys.not_added')}
      data-added-before={t('passkeys.added_before')}
    >
      <p data-unsupported>{t('passkeys.unsupported')}</p>
      <PostForm form={form} action={layout.currentHref} className="panel stack" hidden>
        <input type="hidden" name="credential" />
        <CurrentPasswordField field={fields.password} />
        <Button variant="main" wide>
          {t('passkeys.add')}
        </Button>
        <p className="error" role="alert" hidden data-problem />
      </PostForm>
    </div>
  )
}
