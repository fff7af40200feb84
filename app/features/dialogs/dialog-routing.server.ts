import type { ActionFunction, LoaderFunctionArgs } from '@remix-run/node'
import { withInterruptedForm } from '~/forms/interrupted-form.server'
import { rememberForm } from '~/forms/unsent-form.server'
import { DIALOG_PARAMS, type DialogParam } from '~/http/dialog-params'
import { withoutLanguagePrefix } from '~/i18n/languages'
import type { LoadedPageDialog } from '~/page/page-context'
import type { DataLayerEvent } from '~/session/data-layer.server'
import { ESTIMATE_PATH } from '~contract/estimate'
import { LOAN_PATH } from '~contract/loans'
import { dialogs } from './dialogs.server'

interface LoadedDialog {
  dialog?: LoadedPageDialog
  cookie?: string | undefined
  analyticsEvents?: DataLayerEvent[] | undefined
}

/** Loads the data of the dialog that the URL opens. */
export async function loadDialog(args: LoaderFunctionArgs): Promise<LoadedDialog> {
  for (const param of findOpenParams(args.request)) {
    const loaded = await dialogs[param].load(args)
    if (!loaded) continue
    const { data, cookie, analyticsEvents } = loaded
    return { dialog: { param, data, styleSheet: dialogs[param].styleSheet }, cookie, analyticsEvents }
  }
  return { cookie: forgetClosed(args) }
}

function forgetClosed(args: LoaderFunctionArgs): string | undefined {
  const open = findOpenParams(args.request)
  // A prefetched page may never be shown.
  if (args.request.headers.get('sec-purpose')?.includes('prefetch')) return undefined
  for (const param of DIALOG_PARAMS) {
    const cookie = open.includes(param) ? undefined : dialogs[param].forget?.(args)
    if (cookie) return cookie
  }
  return undefined
}

/**
 * Creates the action of a page, which handles its own forms and those of the dialog above it. Every page has
 * one, as a dialog's form is sent to the page under it, which is shown again with the typed values. A user
 * who must sign in first finds the typed values afterwards.
 * @throws Response 405 for an unknown form
 */
export function pageAction(own?: ActionFunction): ActionFunction {
  return async (args) => {
    const [param] = findOpenParams(args.request).filter((one) => dialogs[one].action)
    const action = (param && dialogs[param].action) ?? own
    if (!action) throw new Response(null, { status: 405 })
    rememberForm(args)
    return withInterruptedForm(args, () => action(args))
  }
}

/** Pages with the content of a dialog, which does not open above them: they would have each form twice. */
const OWN_PAGES: Partial<Record<DialogParam, string>> = { take_loan: LOAN_PATH, ai_modal: ESTIMATE_PATH }

function findOpenParams({ url }: Request) {
  const { pathname, searchParams } = new URL(url)
  const path = withoutLanguagePrefix(pathname)
  return DIALOG_PARAMS.filter((param) => searchParams.has(param) && OWN_PAGES[param] !== path)
}
