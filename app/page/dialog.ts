import type { ActionFunction, LoaderFunctionArgs } from '@remix-run/node'
import type { ComponentType } from 'react'
import type { DataLayerEvent } from '~/session/data-layer.server'

interface LoadedDialog<Data> {
  data: Data
  /** The `Set-Cookie` line of the page. */
  cookie?: string | undefined
  analyticsEvents?: DataLayerEvent[] | undefined
}

/** A dialog that a parameter of the URL opens above any page; features/dialogs lists them. */
export interface PageDialog<Data = unknown> {
  /** Undefined when there is nothing to show, as the sign-in to somebody who is signed in. */
  load(args: LoaderFunctionArgs): Promise<LoadedDialog<Data> | undefined>
  /** The `Set-Cookie` line of a page on which the dialog is closed: what it forgets then. */
  forget?(args: LoaderFunctionArgs): string | undefined
  /** Takes the dialog's forms, which are sent to the page under it. */
  action?: ActionFunction
  View: ComponentType<{ data: Data }>
  styleSheet?: string
}

/** Forgets the type of the data, which `load` hands to `View` alone. */
export function defineDialog<Data>(dialog: PageDialog<Data>): PageDialog {
  return dialog as unknown as PageDialog
}
