import { records } from 'virtual:records/clients'

/** The clients of the home page's trusted-by strip (`clients.yaml`). */
export const clients = records
