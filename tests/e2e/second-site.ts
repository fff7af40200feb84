import { secondSite } from '../../playwright.config'
import { test as base } from './test-base'

/** For stories that change what every visitor sees. Others run beside them there, in both modes, so what they make has names of its own. */
export const test = base.extend({ baseURL: secondSite })

export { expect, type Page } from '@playwright/test'
