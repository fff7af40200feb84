import { benchData } from './bench-data'
import { fillDatabase } from './fill-database'
import { measureBackend } from './measure-backend'
import { measureWebServer } from './measure-web-server'

await fillDatabase(benchData)
process.stdout.write(await measureBackend(benchData))
process.stdout.write(await measureWebServer(benchData))
