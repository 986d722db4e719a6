/** The worker in which Dunhuang's bots think. */
import { serve } from '../worker/serve.ts';
import { work } from './task.ts';

serve(work);
