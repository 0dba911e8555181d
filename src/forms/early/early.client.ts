// A form until its code comes, with what shows its password.
import './submit.client';
import '../../ui/presses.client';
