/** The worker in which Dragon Market's bots think. */
import { serve } from '../worker/serve.ts';
import { work } from './task.ts';

serve(work);
