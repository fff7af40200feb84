import type { ActionFunction, LoaderFunctionArgs } from '@remix-run/node'
import type { DataLayerEvent } from '~/session/data-layer.server'

interface LoadedDialog<Data> {
  data: Data
  /** `Set-Cookie` line of the page. */
  cookie?: string | undefined
  analyticsEvents?: DataLayerEvent[] | undefined
}

/** Server side of a dialog that a URL parameter opens above any page; features/dialogs lists them. */
export interface PageDialog<Data> {
  /** Loads the dialog; undefined if it has no content, such as the sign-in for a signed-in user. */
  load(args: LoaderFunctionArgs): Promise<LoadedDialog<Data> | undefined>
  /** Returns the `Set-Cookie` line of a page on which the dialog is closed, which clears its data. */
  forget?(args: LoaderFunctionArgs): string | undefined
  /** Handles the dialog's forms, which are sent to the page under it. */
  action?: ActionFunction
  styleSheet?: string
}

/** Infers the type of the data. */
export function defineDialog<Data>(dialog: PageDialog<Data>): PageDialog<Data> {
  return dialog
}
