import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { loadPasskeyOptions, newPasskeyOptionsAction } from './options.server'

export const loader = (args: LoaderFunctionArgs) => loadPasskeyOptions(args)

export const action = (args: ActionFunctionArgs) => newPasskeyOptionsAction(args)
